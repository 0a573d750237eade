import { vi } from 'vitest';

/** The files that the page would save from now on. */
export function takeFiles(): File[] {
  const files: File[] = [];
  let last: BlobPart = '';
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return '#';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(new File([last], this.download));
  });
  return files;
}
