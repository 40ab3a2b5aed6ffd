import type {ReactNode} from 'react';

/** Nothing at the place where the theme has it, above the title; DocItem/Content shows it below. */
export default function DocItemTOCMobile(): ReactNode {
  return null;
}
