import { Button } from '@chakra-ui/react/button';
import { useRef, type ChangeEvent, type ReactNode, type Ref } from 'react';
import Upload from '~icons/lucide/upload';

type Props = {
  label: string;
  icon?: ReactNode;
  /** The types that the browser offers, as in `accept` of an input. */
  accept: string;
  /** The id of the text that says what is wanted, or what is wrong. */
  describedBy?: string;
  /** Whether several can be chosen at once. */
  multiple?: boolean;
  /** Opens the camera on a device that has one, instead of its pictures. */
  capture?: 'environment';
  /** There is no room for another file: the button stays, and does nothing. */
  full?: boolean;
  onChoose: (files: readonly [File, ...File[]]) => void;
  /** The button. */
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
    // So that the same file can be chosen again once it is mended.
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
