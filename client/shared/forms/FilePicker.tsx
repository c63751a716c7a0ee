import { Button } from '@chakra-ui/react/button';
import { useRef, type ChangeEvent, type ReactNode, type Ref } from 'react';
import Upload from '~icons/lucide/upload';

type Props = {
  label: string;
  icon?: ReactNode;
  /** The accepted types, as in `accept` of an input. */
  accept: string;
  /** The id of the element with the hint or error. */
  describedBy?: string;
  /** True to let the person choose several files at once. */
  multiple?: boolean;
  /** On a device with a camera, opens the camera instead of the gallery. */
  capture?: 'environment';
  /** True if no more files are allowed: the button stays but does nothing. */
  full?: boolean;
  onChoose: (files: readonly [File, ...File[]]) => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that opens the browser's file chooser. */
export function FilePicker({
  label,
  describedBy,
  full = false,
  onChoose,
  ref,
  icon = <Upload />,
  ...chooser
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file, ...others] = currentTarget.files ?? [];
    if (file) onChoose([file, ...others]);
    // Clears the input, so that the same file can be chosen again after a correction.
    currentTarget.value = '';
  };
  return (
    <>
      <Button
        ref={ref}
        variant="outline"
        aria-describedby={describedBy}
        aria-disabled={full}
        onClick={() => full || input.current?.click()}
      >
        {icon} {label}
      </Button>
      <input ref={input} type="file" hidden aria-label={label} onChange={choose} {...chooser} />
    </>
  );
}
