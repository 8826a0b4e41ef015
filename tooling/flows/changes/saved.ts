/** The inline styles of a page that is sent without a style sheet. */
const style = `body{max-width:56rem;margin:2rem auto;padding:0 1rem;font:16px/1.7 'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',system-ui,sans-serif;color:#15202b}
h2{margin-top:2rem;border-bottom:1px solid #dce2e8}li{margin-top:.5rem}del,ins{display:block;text-decoration:none}
del{color:#5c6a77;text-decoration:line-through}img{max-width:100%;border:1px solid #dce2e8;margin:.25rem}`;

const dataAddress = async (address: string): Promise<string> => {
  const picture = await (await fetch(address)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsDataURL(picture);
  });
};

/** Lets the browser save a file. */
export const storeFile = (content: BlobPart, type: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser reads the file after this event
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Saves an article as one self-contained file: with its pictures, and links back to the handbook. */
export const storeArticle = async (article: Element, title: string): Promise<void> => {
  const copy = article.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll('[data-unsent]')) one.remove();
  for (const link of copy.querySelectorAll('a')) link.setAttribute('href', link.href);
  await Promise.all(
    [...copy.querySelectorAll('img')].map(async (picture) => {
      picture.setAttribute('src', await dataAddress(picture.src));
      picture.removeAttribute('loading');
    }),
  );
  const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body>${copy.innerHTML}</body></html>`;
  storeFile(page, 'text/html', `${title}.html`);
};
