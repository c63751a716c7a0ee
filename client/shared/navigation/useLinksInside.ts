import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a click handler for an element that contains many plain links. The links then navigate without a reload. In a grid
 * of a thousand cards, they cost less than the router's links.
 */
export function useLinksInside() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || opensElsewhere || event.button !== 0 || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}
