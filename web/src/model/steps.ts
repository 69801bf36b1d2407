/** Round numbers from 0 to the last one, at most six of them: what stands below a chart. */
export function roundSteps(last: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => last / one < 6) ?? 200;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}
