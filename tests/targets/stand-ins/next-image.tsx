import type {ComponentProps} from 'react';

/** What `next/image` puts into the page for a picture with a width and a height, without the server that makes its sizes. */
export default function Image({src, alt, style, ...rest}: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" data-nimg="1" src={src} alt={alt} style={{color: 'transparent', ...style}} {...rest} />;
}
