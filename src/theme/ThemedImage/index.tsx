import {ThemedComponent} from '@docusaurus/theme-common';
import type {Props} from '@theme/ThemedImage';
import OriginalImage from '@theme-original/ThemedImage';
import type {ReactNode} from 'react';
import {drawingOf} from './drawing';

/**
 * A logo is part of the page. As an image each of its drawings is a document of its own to the browser, that of the other colors too,
 * and it makes them before the first text.
 */
export default function ThemedImage(props: Props): ReactNode {
  const {sources, className, alt, width, height, style} = props;
  const light = drawingOf(sources.light);
  const dark = drawingOf(sources.dark);
  if (!light || !dark) return <OriginalImage {...props} />;
  const drawings = {light, dark};
  const name = alt ? {role: 'img', 'aria-label': alt} : {'aria-hidden': true};
  return (
    <ThemedComponent className={className}>
      {({theme, className: themed}) => (
        <svg
          {...name}
          className={themed}
          width={width}
          height={height}
          style={style}
          viewBox={drawings[theme].viewBox}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, looked through by `drawingOf`.
          dangerouslySetInnerHTML={{__html: drawings[theme].inside}}
        />
      )}
    </ThemedComponent>
  );
}
