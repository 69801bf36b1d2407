// What Chromium's trace says about the work of a page's main thread, in computing time of that thread: unlike the time
// on the wall it does not grow while other programs have the processor.

const TASK = 'ThreadControllerImpl::RunTask';

/** Trace a page while something happens. */
export async function traced(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  let result;
  try {
    result = await act();
  } finally {
    const trace = JSON.parse((await browser.stopTracing()).toString());
    if (result !== undefined) result = { ...result, trace: new Trace(trace.traceEvents) };
  }
  return result;
}

export class Trace {
  constructor(events) {
    this.marks = new Map(
      events.filter((event) => event.cat.includes('blink.user_timing')).map((event) => [event.name, event]),
    );
    const [{ pid, tid }] = this.marks.values();
    // A task that the trace has only in parts, at its very start or end, has no computing time.
    this.tasks = events.filter(
      (event) =>
        event.name === TASK && event.ph === 'X' && event.pid === pid && event.tid === tid && event.tdur !== undefined,
    );
    if (!this.tasks.length) throw new Error('this Chromium does not tell computing times');
  }

  /** The milliseconds between two marks. The task that sets a mark belongs to the measurement, not to the page. */
  between(start, end) {
    const [from, to] = [start === null ? -Infinity : this.marks.get(start).ts, this.marks.get(end).ts];
    return total(this.tasks.filter((task) => task.ts > from && task.ts + task.dur < to));
  }

  /** The milliseconds of the task that set a mark. */
  of(mark) {
    const { ts } = this.marks.get(mark);
    return total(this.tasks.filter((task) => task.ts <= ts && task.ts + task.dur >= ts));
  }
}

const total = (tasks) => tasks.reduce((sum, task) => sum + task.tdur, 0) / 1000;
