/** The table's scene that public/first.js has asked for. */
interface Window {
  early?: { table: string; answer: Promise<Response> };
}
