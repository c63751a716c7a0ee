import { flushSync } from 'react-dom';

/** Attribute that marks the drag handle of a row. Rows without a handle stay in place. */
export const HANDLE = 'data-drag-handle';

/** Distance to the window's edge, in pixels, within which dragging scrolls the page. */
const EDGE = 96;
const PIXELS_A_FRAME = 12;

type Place = { row: HTMLElement; top: number; height: number };

/**
 * Drags the row of a handle with a mouse, pen or finger. Other rows make room, and the page scrolls near the window's
 * edges. Calls `onMove` with the new index on release; Escape cancels the drag.
 */
export function dragRow(handle: HTMLElement, pressed: PointerEvent, onMove: (to: number) => void): void {
  const list = handle.closest('ul');
  if (!list || pressed.button !== 0) return;
  const places = [...list.querySelectorAll(`[${HANDLE}]`)].flatMap(placeOf);
  const from = places.findIndex(({ row }) => row.contains(handle));
  const dragged = places[from];
  if (!dragged) return;

  const start = pressed.clientY + window.scrollY;
  const ended = new AbortController();
  const { signal } = ended;
  let pointer = pressed.clientY;
  let to = from;
  const show = () => {
    to = showDragged(places, from, pointer + window.scrollY - start);
  };
  const end = (place: number) => {
    ended.abort();
    list.removeAttribute('data-dragging');
    dragged.row.removeAttribute('data-dragged');
    places.forEach(({ row }) => row.style.removeProperty('translate'));
    if (place !== from) flushSync(() => onMove(place));
  };
  const eachFrame = () => {
    if (!handle.isConnected && !signal.aborted) end(from);
    if (signal.aborted) return;
    scrollNear(pointer);
    requestAnimationFrame(eachFrame);
  };

  handle.setPointerCapture(pressed.pointerId);
  list.setAttribute('data-dragging', '');
  dragged.row.setAttribute('data-dragged', '');
  const follow = ({ clientY }: PointerEvent) => {
    pointer = clientY;
    show();
  };
  handle.addEventListener('pointermove', follow, { signal });
  handle.addEventListener('pointerup', () => end(to), { signal });
  handle.addEventListener('pointercancel', () => end(from), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(from), { signal });
  window.addEventListener('scroll', show, { signal });
  requestAnimationFrame(eachFrame);
}

function placeOf(handle: Element): Place[] {
  const row = handle.closest('li');
  if (!row) return [];
  const { top, height } = row.getBoundingClientRect();
  return [{ row, top: top + window.scrollY, height }];
}

/**
 * Shows the dragged row at its offset and shifts the other rows. Returns the index at which the row would be dropped.
 */
function showDragged(places: readonly Place[], from: number, by: number): number {
  const { row, top, height } = places[from] as Place;
  const room = roomOf(places, from);
  row.style.translate = `0 ${by}px`;
  let to = from;
  places.forEach((other, index) => {
    if (index === from) return;
    const middle = other.top + other.height / 2;
    const isPassed = index > from ? top + height + by > middle : top + by < middle;
    const step = index > from ? -1 : 1;
    other.row.style.translate = `0 ${isPassed ? step * room : 0}px`;
    if (isPassed) to -= step;
  });
  return to;
}

/** Returns the height of a row including the gap after it, in pixels. */
function roomOf(places: readonly Place[], index: number): number {
  const { top, height } = places[index] as Place;
  const [next, previous] = [places[index + 1], places[index - 1]];
  if (next) return next.top - top;
  return previous ? height + top - previous.top - previous.height : height;
}

function scrollNear(pointer: number): void {
  if (pointer < EDGE) window.scrollBy(0, -PIXELS_A_FRAME);
  if (pointer > window.innerHeight - EDGE) window.scrollBy(0, PIXELS_A_FRAME);
}
