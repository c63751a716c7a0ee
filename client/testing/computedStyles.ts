const compute = window.getComputedStyle.bind(window);
const remembered = new Map<string, CSSStyleDeclaration>();

/**
 * Replaces `getComputedStyle`, which took a fifth of the time of all tests, and caches one style for each element name.
 * Tests only check if an element is displayed. Without style sheets (setup.ts), that is the same for all plain elements
 * of the same name.
 */
export function computedStyle(element: Element): CSSStyleDeclaration {
  if (!isPlain(element)) return compute(element);
  const name = element.localName;
  const style = remembered.get(name) ?? compute(document.createElement(name));
  remembered.set(name, style);
  return style;
}

function isPlain(element: Element): boolean {
  return !element.matches('[style], [hidden], [popover], details > *');
}
