/** Hides elements that have no use on paper, such as buttons. */
export const ON_SCREEN_ONLY = { _print: { display: 'none' } } as const;

/** Shows elements on printed pages only. */
export const ON_PAPER_ONLY = { display: 'none', _print: { display: 'block' } } as const;
