// Carries one request there and back, on the page's own thread or in a worker.

/** What came back; status 0 if nobody answered. */
export interface Brought {
  status: number;
  text: string;
}

/** A request for the worker, and what it brought, by one number. */
export interface Errand {
  number: number;
  path: string;
  init: RequestInit;
}

export interface Carried extends Brought {
  number: number;
}

export async function carry(path: string, init: RequestInit): Promise<Brought> {
  try {
    const response = await fetch(path, init);
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}
