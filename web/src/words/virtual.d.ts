declare module 'virtual:words' {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  const loaders: Loaders;
  export default loaders;
  /** Messages that are fetched where they are read. */
  export const topics: {
    rules: Loaders;
    learn: Loaders;
    layouts: Loaders;
    offline: Loaders;
    positions: Loaders;
    preferences: Loaders;
    puzzles: Loaders;
    review: Loaders;
    study: Loaders;
    you: Loaders;
  };
}
