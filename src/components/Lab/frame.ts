/** What a page must know of a lab before its body arrives. Each lab exports one as `frame` from its fallback.tsx. */
export interface Frame {
  /** Translated name, shown above the lab and read as the name of its region. */
  title: string;
  /**
   * Height in pixels kept free for the body, by the width of the column: narrow below 440 px, medium below 640 px, wide above.
   * The body must fit at every width of its step (320 px is the least), or the page jumps when it arrives.
   */
  heights: {narrow: number; medium: number; wide: number /** From 800 px, where it is less than `wide`. */; full?: number};
}
