import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback } from 'react';

/** A small picture beside what is said about it. */
export const SmallPicture = chakra('img', {
  base: {
    width: '20',
    height: '20',
    objectFit: 'cover',
    borderRadius: 'l2',
    borderWidth: '1px',
    bg: 'bg.muted',
  },
});

/** A photo that is still on this device. */
export function PicturePreview({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <SmallPicture ref={show} alt={alt} />;
}
