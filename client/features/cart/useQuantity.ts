import { useRef, useState } from 'react';

/**
 * The quantity of a line as the person wants it, shown at once. Requests go one after another, so that the last wish
 * is also the last that the server hears; wishes that were overtaken while waiting are not sent. `send` answers why the
 * server did not agree, or null; it never throws.
 */
export function useQuantity(saved: number, send: (quantity: number) => Promise<string | null>) {
  const [wish, setWish] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const next = useRef<number | null>(null);
  const sending = useRef(false);

  const change = async (quantity: number) => {
    setWish(quantity);
    setRefusal(null);
    next.current = quantity;
    if (sending.current) return;
    sending.current = true;
    while (next.current !== null) {
      const wanted: number = next.current;
      next.current = null;
      setRefusal(await send(wanted));
    }
    sending.current = false;
    setWish(null);
  };

  return {
    quantity: wish ?? saved,
    change: (quantity: number) => void change(quantity),
    refusal,
    isPending: wish !== null,
  };
}
