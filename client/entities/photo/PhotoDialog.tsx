import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import type { Photo } from './photo';

type Props = { title: string; photos: readonly Photo[]; first: number; onClose: () => void };

/** The strip of photos. The browser handles swiping by scroll snapping. */
const Strip = chakra('div', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    overscrollBehaviorX: 'contain',
    borderRadius: 'l2',
    focusVisibleRing: 'inside',
  },
});

const Figure = chakra('figure', {
  base: {
    flex: '0 0 100%',
    scrollSnapAlign: 'center',
    display: 'grid',
    // Centres the picture and its caption as a unit, so that they stay together beside a taller photo.
    alignContent: 'center',
    gap: '2',
    justifyItems: 'center',
  },
});

const Picture = chakra('img', {
  base: { maxWidth: '100%', height: 'auto', maxHeight: '65dvh', objectFit: 'contain', bg: 'bg.muted' },
});

/** Shows large photos one at a time. Buttons, arrow keys or swiping show the next or previous photo. */
export default function PhotoDialog({ title, photos, first, onClose }: Props) {
  const { t } = useLingui();
  const { at, strip, go, onScroll, onKeyDown } = useStrip(photos.length, first);
  const [number, count] = [at + 1, photos.length];
  return (
    <Dialog.Root open placement="center" size="lg" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4" onKeyDown={onKeyDown}>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Strip ref={strip} onScroll={onScroll} tabIndex={0} role="group" aria-label={t`Photos`}>
                {photos.map((photo, index) => (
                  <Large key={photo.id} photo={photo} label={t`Photo ${index + 1} of ${count}`} />
                ))}
              </Strip>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap" justifyContent="space-between">
              <Text aria-live="polite">
                <Trans>
                  Photo {number} of {count}
                </Trans>
              </Text>
              <Steps at={at} last={count - 1} go={go} onClose={onClose} />
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Large({ photo, label }: { photo: Photo; label: string }) {
  const { caption, full, width, height } = photo;
  return (
    <Figure>
      <Picture src={full} alt={caption ?? label} htmlWidth={width} htmlHeight={height} />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

type StepsProps = { at: number; last: number; go: (to: number) => void; onClose: () => void };

function Steps({ at, last, go, onClose }: StepsProps) {
  return (
    <span>
      <Button variant="ghost" aria-disabled={at === 0} onClick={() => go(at - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <Button variant="ghost" aria-disabled={at === last} onClick={() => go(at + 1)}>
        <Trans>Next</Trans>
      </Button>
      <Button variant="outline" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </span>
  );
}

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the index of the visible photo, and functions that show another photo. */
function useStrip(count: number, first: number) {
  const [at, setAt] = useState(first);
  const element = useRef<HTMLDivElement>(null);
  const strip = useCallback(
    (node: HTMLDivElement | null) => {
      element.current = node;
      if (node) node.scrollLeft = first * node.clientWidth;
    },
    [first],
  );
  const go = (to: number) => {
    if (to < 0 || to >= count) return;
    setAt(to);
    const node = element.current;
    if (node) node.scrollLeft = to * node.clientWidth;
  };
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = element.current ?? {};
    if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(at + by);
  };
  return { at, strip, go, onScroll, onKeyDown };
}
