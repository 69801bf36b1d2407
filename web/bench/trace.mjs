// What Chromium's trace says about the work of a page's main thread.

/** Give the milliseconds of main-thread work between the marks `start N` and `end N`. */
export function costs(events, count) {
  const marks = new Map(
    events.filter((event) => event.cat.includes('blink.user_timing')).map((event) => [event.name, event]),
  );
  const thread = marks.get('start 0');
  const tasks = events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && event.ph === 'X' && event.pid === thread.pid && event.tid === thread.tid,
  );
  return Array.from({ length: count }, (_, number) => {
    const [from, to] = [marks.get(`start ${number}`).ts, marks.get(`end ${number}`).ts];
    // The task that sets a mark belongs to the measurement, not to the page.
    const within = tasks.filter((task) => task.ts > from && task.ts + task.dur < to);
    return within.reduce((sum, task) => sum + (task.tdur ?? task.dur), 0) / 1000;
  });
}
