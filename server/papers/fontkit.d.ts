declare module 'fontkit' {
  /** The part of a parsed font that papers use. */
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }

  export function create(buffer: Uint8Array): Font;
}
