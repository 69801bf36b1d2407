// Sees what must never happen in any test: errors, failed requests, requests to other hosts.

import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

export class Watch {
  private readonly seen: string[] = [];
  /** Tests run in windows without a profile, in which Chromium says that nothing can be pushed. */
  private readonly allowed: RegExp[] = [/does not support the Push API in incognito mode/];

  constructor(private readonly address: string) {}

  /** Expect a trouble that the test itself makes, as a lost connection. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  get troubles(): string[] {
    return this.seen.filter((trouble) => !this.allowed.some((pattern) => pattern.test(trouble)));
  }

  context(context: BrowserContext): void {
    context.on('page', (page) => this.page(page));
    context.on('request', (request) => this.request(request));
    context.on('requestfailed', (request) => this.failed(request));
    for (const page of context.pages()) this.page(page);
  }

  private page(page: Page): void {
    page.on('console', (message) => this.console(message));
    page.on('pageerror', (error) => this.seen.push(`page error: ${error.stack ?? error.message}`));
    page.on('crash', () => this.seen.push('the page crashed'));
  }

  private console(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    this.seen.push(`console: ${message.text()} (${message.location().url})`);
  }

  private request(request: Request): void {
    const url = request.url();
    const own = url === this.address || url.startsWith(`${this.address}/`) || /^(data|blob):/.test(url);
    if (!own) this.seen.push(`request to another host: ${url}`);
  }

  private failed(request: Request): void {
    const why = request.failure()?.errorText ?? '';
    // A page that is left ends its stream and what it was still asking for.
    if (why === 'net::ERR_ABORTED') return;
    this.seen.push(`failed request: ${request.method()} ${request.url()} ${why}`);
  }
}
