/** What is pointed at on the board. */
export interface Sight {
  kind: 'place' | 'region';
  id: string;
}
