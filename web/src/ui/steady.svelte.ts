// Lists that stay the same object for as long as they say the same: what shows them is not drawn again.

const parts = (text: string): readonly string[] => (text ? text.split('\n') : []);

/** A list of names, compared by its text. */
export function steadyList(list: () => readonly string[]): { readonly current: readonly string[] } {
  const text = $derived(list().join('\n'));
  const current = $derived(parts(text));
  return {
    get current() {
      return current;
    },
  };
}

/** The same as a set. */
export function steadySet(list: () => readonly string[]): { readonly current: ReadonlySet<string> } {
  const text = $derived(list().join('\n'));
  const current = $derived(new Set(parts(text)));
  return {
    get current() {
      return current;
    },
  };
}
