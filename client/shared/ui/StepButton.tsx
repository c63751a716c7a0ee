import { Box } from '@chakra-ui/react/box';
import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { ErrorAlert } from './ErrorAlert';
import { nearestTo } from './useReturnFocus';
import { useStep, type StepPayload } from './useStep';

type Props = {
  label: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  /** What to ask before it is done; without it one tap is enough. */
  question?: { title: string; body: ReactNode; confirm: string; dismiss?: string; destructive?: boolean };
  take: () => Promise<StepPayload | undefined>;
  onDone?: () => unknown;
};

/** A button that takes one step. */
export function StepButton({ label, variant, size, question, take, onDone }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const step = useStep();
  const ask = () => {
    step.forgetFailure();
    setIsAsking(true);
  };
  const go = async (button?: HTMLElement) => {
    const nearest = button && nearestTo(button);
    if (!(await step.take(take))) return;
    setIsAsking(false);
    await onDone?.();
    // What was done may have taken the button away. A dialog gives the focus back by itself.
    if (document.activeElement === document.body) nearest?.()?.focus();
  };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        colorPalette={variant === 'outline' ? 'gray' : undefined}
        loading={step.busy && !question}
        onClick={({ currentTarget }) => (question ? ask() : void go(currentTarget))}
      >
        {label}
      </Button>
      {question ? (
        <ConfirmDialog
          open={isAsking}
          title={question.title}
          confirm={question.confirm}
          dismiss={question.dismiss}
          destructive={question.destructive}
          busy={step.busy}
          onConfirm={() => void go()}
          onClose={() => setIsAsking(false)}
        >
          <ErrorAlert message={step.failure} />
          {question.body}
        </ConfirmDialog>
      ) : (
        <Box flexBasis="100%" _empty={{ display: 'none' }}>
          <ErrorAlert message={step.failure} />
        </Box>
      )}
    </>
  );
}
