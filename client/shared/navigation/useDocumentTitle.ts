import { useEffect } from 'react';
import { PRODUCT_NAME } from '../contract/product.generated';

/** Names the browser's tab after the screen for as long as that is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
    return () => {
      document.title = PRODUCT_NAME;
    };
  }, [title]);
}
