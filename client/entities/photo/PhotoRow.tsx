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

/** A list of photos that can be arranged. The list receives the focus when a focused photo is removed. */
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
      // Visible only with forced colours, which remove shadows.
      outline: '1px solid transparent',
    },
  },
});

/** A photo with its caption and its buttons. */
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
  /** Called when the field loses the focus. */
  onDone?: () => void;
};

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
  /** Moves the photo to another index; omitted if photos cannot be moved. */
  onMove?: (to: number) => void;
  /** True while photos must not be moved. */
  isFixed?: boolean;
  onRemove: () => unknown;
  /** Shown before the buttons. */
  children?: ReactNode;
};

/** The buttons that move and remove a photo. */
export function PhotoTools({ number, count, onMove, isFixed = false, onRemove, children }: ToolsProps) {
  const { t } = useLingui();
  const place = number - 1;
  const move = count > 1 ? onMove : undefined;
  return (
    <Flex wrap="wrap" columnGap="4" mt="1">
      {children}
      {/* Aligns the icons with the text above. Each button is wider than its icon. */}
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
    // Dragging with a finger must not scroll the page.
    touchAction: 'none',
    '[data-dragging] &': { cursor: 'grabbing' },
    '&[data-off]': { opacity: '0.5', cursor: 'default' },
  },
});

/** A handle to drag a photo by mouse or finger. Keyboards and screen readers use the buttons instead. */
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
    // Moving a row takes the focus from its buttons, and removing a row deletes its buttons.
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
