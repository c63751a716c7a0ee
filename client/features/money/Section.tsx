import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';

/** Manages a Section. Call `onGone` with a message when an entry leaves the list. */
export function useSection() {
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { message, show } = useSuccessNote();
  /** Shows a message. The entry and its buttons are gone, so the heading receives the focus. */
  const onGone = (words: string) => {
    headingRef.current?.focus();
    show(words);
  };
  return { section: { id, headingRef, message }, onGone };
}

type Props = {
  title: string;
  hint: ReactNode;
  section: { id: string; headingRef: RefObject<HTMLHeadingElement | null>; message: string | null };
  children: ReactNode;
};

/** A list of cases for staff, with its heading and the message about the last entry that left it. */
export function Section({ title, hint, section: { id, headingRef, message }, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <Heading ref={headingRef} as="h2" id={id} size="xl" tabIndex={-1} outline="none">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="prose" mt="1" mb="4">
        {hint}
      </Text>
      <SuccessNote message={message} />
      {children}
    </section>
  );
}
