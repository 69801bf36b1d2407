// Files of studies, to and from the disk.

/** Save a study as a file. */
export function save(study: object, title: string): void {
  const name = title
    .normalize('NFKD')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(study, null, 2)}\n`], { type: 'application/json' }));
  link.download = `franchise-study${name ? `-${name}` : ''}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
