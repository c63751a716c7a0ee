import { useEffect } from 'react';
import { PRODUCT_NAME } from '../contract/product.generated';

/** Sets the title of the browser tab while the screen is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
    return () => {
      document.title = PRODUCT_NAME;
    };
  }, [title]);
}
