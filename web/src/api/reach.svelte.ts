// Whether anybody has answered since the page was opened.

class Reach {
  /** Nobody answers, and nobody has: there is nothing to show but what was seen before. */
  lost = $state(false);
  private answered = false;

  /** Take note of a request's status, 0 if nobody answered. */
  heard(status: number): void {
    this.answered ||= status > 0;
    this.lost = !this.answered;
  }
}

export const reach = new Reach();
