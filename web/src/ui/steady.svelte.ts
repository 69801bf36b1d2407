// Lists that stay the same object for as long as they say the same: what shows them is not drawn again.

interface Steady<T> {
  readonly current: T;
}

function steady<T>(list: () => readonly string[], made: (parts: string[]) => T): Steady<T> {
  const text = $derived(list().join('\n'));
  const current = $derived(made(text ? text.split('\n') : []));
  return {
    get current() {
      return current;
    },
  };
}

/** A list of names, compared by its text. */
export const steadyList = (list: () => readonly string[]): Steady<readonly string[]> => steady(list, (parts) => parts);

/** A set of names, compared by its text. */
export const steadySet = (list: () => readonly string[]): Steady<ReadonlySet<string>> =>
  steady(list, (parts) => new Set(parts));
