// What the client is compared with in the same run: a busy machine slows both.

import { createServer } from 'node:http';

/** The page as it stands, as finished HTML without scripts and fonts: what is left is to read, arrange and paint it. */
export const finished = (page) =>
  page.evaluate(() => {
    const styles = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].filter((rule) => rule.type !== CSSRule.FONT_FACE_RULE),
    );
    const copy = document.documentElement.cloneNode(true);
    for (const element of copy.querySelectorAll('script, link, meta[name="words"]')) element.remove();
    copy.querySelector('head').insertAdjacentHTML('beforeend', '<style></style>');
    copy.querySelector('head style:last-child').textContent = styles.map((rule) => rule.cssText).join('\n');
    return `<!doctype html>${copy.outerHTML}`;
  });

/**
 * A page on which one element changes when the pointer reaches it, and says what a worker answers when it is pressed.
 */
export const SPOTS = `<!doctype html><style>i { position: absolute; width: 40px; height: 40px; background: #ccc } .on { background: #c00 }</style>
<body>${Array.from({ length: 20 }, (_, k) => `<i style="left: ${k * 60}px; top: ${100 + (k % 5) * 90}px"></i>`).join('')}
<script>const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = ({ data }) => postMessage(data)'])));
let pressed;
worker.onmessage = ({ data }) => (pressed.textContent = data);
for (const spot of document.querySelectorAll('i')) {
  spot.onpointerenter = () => spot.classList.add('on');
  spot.onpointerleave = () => spot.classList.remove('on');
  spot.onclick = () => worker.postMessage(String((pressed = spot).offsetLeft));
}</script>`;

/** Hand out pages by their paths; returns the address and a way to stop. */
export async function serve(pages) {
  const server = createServer((request, response) => {
    response.writeHead(request.url in pages ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(pages[request.url] ?? '');
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: () => (server.closeAllConnections(), server.close()),
  };
}
