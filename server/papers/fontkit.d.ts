declare module 'fontkit' {
  /** A parsed font, as far as papers use it. */
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }

  export function create(buffer: Uint8Array): Font;
}
