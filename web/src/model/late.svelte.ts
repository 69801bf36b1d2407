// Whether the time of a turn has run out, as it passes.

const LONGEST_WAIT = 2 ** 31 - 1;

export function lateness(deadline: () => number | null): { readonly late: boolean } {
  let now = $state(Date.now());
  $effect(() => {
    const end = deadline();
    now = Date.now();
    if (end === null || end <= Date.now()) return;
    const timer = setTimeout(() => (now = Date.now()), Math.min(end - Date.now() + 100, LONGEST_WAIT));
    return () => clearTimeout(timer);
  });
  return {
    get late() {
      const end = deadline();
      return end !== null && now >= end;
    },
  };
}
