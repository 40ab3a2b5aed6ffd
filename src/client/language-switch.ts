/**
 * The other language is another page load, at its top. The headings of both have the same ids, so the link is given the
 * section the reader is in when it is followed.
 */
const languageLink = '.navbar a[lang]';

/** In the upper part of the window a heading has begun its section. */
const upperPart = 0.3;

function isInView(element: Element | null): boolean {
  const {top, bottom} = element?.getBoundingClientRect() ?? {top: 0, bottom: 0};
  return bottom > 0 && top < window.innerHeight;
}

function sectionInView(): string {
  const {hash} = window.location;
  // At the top, or where the address already says.
  if (window.scrollY < 1 || (hash && isInView(document.getElementById(decodeURIComponent(hash.slice(1)))))) return hash;
  const begun = [...document.querySelectorAll('article :is(h2, h3)[id]')].filter(
    (heading) => heading.getBoundingClientRect().top < window.innerHeight * upperPart,
  );
  return begun.length > 0 ? `#${begun.at(-1)?.id}` : '';
}

if (typeof document !== 'undefined')
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(languageLink) : null;
    if (link) link.hash = sectionInView();
  });
