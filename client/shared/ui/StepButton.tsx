import { Box } from '@chakra-ui/react/box';
import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Payload } from '../send/outcomeOf';
import { useSend } from '../send/useSend';
import { ConfirmDialog } from './ConfirmDialog';
import { ErrorAlert } from './ErrorAlert';
import { nearestTo } from './useReturnFocus';

type Question = { title: string; body: ReactNode; confirm: string; dismiss?: string; destructive?: boolean };

type Props = {
  label: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  /** The question of the confirmation dialog; omitted if the step needs no confirmation. */
  question?: Question;
  take: () => Promise<Payload | undefined>;
  onDone?: () => unknown;
};

/** A button that sends a mutation, optionally after a question. */
export function StepButton({ label, variant, size, question, take, onDone }: Props) {
  const { busy, failure, isAsking, ask, stopAsking, go } = useStepButton(take, onDone);
  const dialog = { open: isAsking, busy, onConfirm: () => void go(), onClose: stopAsking };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        colorPalette={variant === 'outline' ? 'gray' : undefined}
        loading={busy && !question}
        onClick={({ currentTarget }) => (question ? ask() : void go(currentTarget))}
      >
        {label}
      </Button>
      {question ? (
        <QuestionDialog question={question} failure={failure} {...dialog} />
      ) : (
        <Box flexBasis="100%" _empty={{ display: 'none' }}>
          <ErrorAlert message={failure} />
        </Box>
      )}
    </>
  );
}

type DialogProps = { question: Question; failure: string | null } & Pick<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'busy' | 'onConfirm' | 'onClose'
>;

function QuestionDialog({ question: { body, ...texts }, failure, ...dialog }: DialogProps) {
  return (
    <ConfirmDialog {...dialog} {...texts}>
      <ErrorAlert message={failure} />
      {body}
    </ConfirmDialog>
  );
}

function useStepButton(take: Props['take'], onDone: Props['onDone']) {
  const [isAsking, setIsAsking] = useState(false);
  const step = useSend();
  const ask = () => {
    step.forgetFailure();
    setIsAsking(true);
  };
  const go = async (button?: HTMLElement) => {
    const nearest = button && nearestTo(button);
    if (!(await step.send(take)).accepted) return;
    setIsAsking(false);
    await onDone?.();
    // The button may be gone after the step, so the focus would be lost. Dialogs return the focus themselves.
    if (document.activeElement === document.body) nearest?.()?.focus();
  };
  return {
    busy: step.busy,
    failure: step.failure,
    isAsking,
    ask,
    stopAsking: () => setIsAsking(false),
    go,
  };
}
