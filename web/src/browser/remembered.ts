// Small choices kept in the browser. Where it keeps nothing, they last as long as the page.

const fallback = new Map<string, string>();
const key = (name: string) => `franchise.${name}`;

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(key(name)) ?? fallback.get(name) ?? null;
  } catch {
    return fallback.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  fallback.set(name, value);
  try {
    localStorage.setItem(key(name), value);
  } catch {
    // A browser that refuses storage still plays.
  }
}

export function forget(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(key(name));
  } catch {
    // There is nothing to forget.
  }
}
