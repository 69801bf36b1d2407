// Short messages that appear and disappear by themselves.

interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

class Toasts {
  list = $state<Toast[]>([]);
  inDialog = $state(false);
  private next = 0;

  show(text: string, { bad = false, seconds = 6 } = {}): void {
    const id = this.next++;
    this.list.push({ id, text, bad });
    setTimeout(() => this.drop(id), seconds * 1000);
  }

  problem(problem: unknown): void {
    this.show(problem instanceof Error ? problem.message : String(problem), { bad: true, seconds: 9 });
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
