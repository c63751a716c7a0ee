import { IconButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import ArrowDown from '~icons/lucide/arrow-down';
import ArrowUp from '~icons/lucide/arrow-up';
import GripVertical from '~icons/lucide/grip-vertical';
import Trash from '~icons/lucide/trash-2';
import { LONGEST_CAPTION } from '../../shared/contract/limits.generated';
import { TextField } from '../../shared/forms/TextField';
import { nearestTo } from '../../shared/ui/useReturnFocus';
import { dragRow, HANDLE } from './dragRow';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '5',
    listStyle: 'none',
    outline: 'none',
    '&[data-dragging] > li:not([data-dragged])': { transition: 'translate 150ms' },
  },
});

/** Photos that are being put together, under each other. The focus is here when the photo that had it is gone. */
export function PhotoRows({ children }: { children: ReactNode }) {
  return (
    <List tabIndex={-1} _empty={{ display: 'none' }}>
      {children}
    </List>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gap: '4',
    alignItems: 'start',
    '&[data-dragged]': { position: 'relative', zIndex: '1' },
    '&[data-dragged]::before': {
      content: '""',
      position: 'absolute',
      inset: '-2',
      zIndex: '-1',
      borderRadius: 'l2',
      bg: 'bg.panel',
      boxShadow: 'lg',
      // Seen where colours are forced, and shadows are not.
      outline: '1px solid transparent',
    },
  },
});

/** One photo, with what is said about it and what can be done with it. */
export function PhotoRow({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Row>
      {picture}
      <div>{children}</div>
    </Row>
  );
}

type CaptionProps = {
  number: number;
  value: string;
  error?: string;
  onType: (caption: string) => void;
  /** Called when the field is left. */
  onDone?: () => void;
};

/** What somebody says about a photo. */
export function CaptionField({ number, value, error, onType, onDone }: CaptionProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Caption of photo ${number}`}
      placeholder={t`e.g. a torn corner`}
      maxLength={LONGEST_CAPTION}
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={onDone}
    />
  );
}

type ToolsProps = {
  number: number;
  count: number;
  /** Brings the photo to another place, counted from zero; left out where it has none. */
  onMove?: (to: number) => void;
  /** The order cannot be changed for now. */
  isFixed?: boolean;
  onRemove: () => unknown;
  /** What stands before them. */
  children?: ReactNode;
};

/** The buttons of one photo. */
export function PhotoTools({ number, count, onMove, isFixed = false, onRemove, children }: ToolsProps) {
  const { t } = useLingui();
  const place = number - 1;
  const move = count > 1 ? onMove : undefined;
  return (
    <Flex wrap="wrap" columnGap="4" mt="1">
      {children}
      {/* The signs stand below the text above them, not the edges of their buttons. */}
      <Flex gap="1" flex="1" minWidth="max-content" ms="-3">
        {move && (
          <>
            <Tool
              label={t`Move photo ${number} up`}
              off={isFixed || place === 0}
              onClick={() => move(place - 1)}
            >
              <ArrowUp />
            </Tool>
            <Tool
              label={t`Move photo ${number} down`}
              off={isFixed || number === count}
              onClick={() => move(place + 1)}
            >
              <ArrowDown />
            </Tool>
          </>
        )}
        <Tool label={t`Remove photo ${number}`} onClick={onRemove}>
          <Trash />
        </Tool>
        {move && <Handle off={isFixed} onMove={move} />}
      </Flex>
    </Flex>
  );
}

const Grip = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    ms: 'auto',
    color: 'fg.muted',
    cursor: 'grab',
    userSelect: 'none',
    // A finger on it drags, and does not scroll.
    touchAction: 'none',
    '[data-dragging] &': { cursor: 'grabbing' },
    '&[data-off]': { opacity: '0.5', cursor: 'default' },
  },
});

/** By what mice and fingers drag the photo to its place; keyboards and screen readers have the buttons. */
function Handle({ off, onMove }: { off: boolean; onMove: (to: number) => void }) {
  return (
    <Grip
      {...{ [HANDLE]: '' }}
      aria-hidden
      data-off={off || undefined}
      onPointerDown={({ currentTarget, nativeEvent }) => off || dragRow(currentTarget, nativeEvent, onMove)}
    >
      <GripVertical />
    </Grip>
  );
}

type ToolProps = { label: string; off?: boolean; onClick: () => unknown; children: ReactNode };

function Tool({ label, off = false, onClick, children }: ToolProps) {
  const press = async (button: HTMLButtonElement) => {
    if (off) return;
    const nearest = nearestTo(button);
    const done = flushSync(onClick);
    // A row that moves takes the focus off its buttons, and one that goes away takes them along.
    nearest()?.focus();
    await done;
    if (document.activeElement === document.body) nearest()?.focus();
  };
  return (
    <IconButton
      size="lg"
      variant="ghost"
      colorPalette="gray"
      aria-label={label}
      aria-disabled={off}
      onClick={({ currentTarget }) => void press(currentTarget)}
    >
      {children}
    </IconButton>
  );
}
