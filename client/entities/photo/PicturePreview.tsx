import { Center } from '@chakra-ui/react/center';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState } from 'react';
import ImageOff from '~icons/lucide/image-off';

/** A thumbnail beside its caption. */
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

/** Shows a file that has not been uploaded yet, or an icon if the browser cannot display it. */
export function PicturePreview({ file, alt }: { file: File; alt: string }) {
  const [isShown, setIsShown] = useState(true);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (isShown) return <SmallPicture ref={show} alt={alt} onError={() => setIsShown(false)} />;
  return (
    <Center
      role="img"
      aria-label={alt}
      width="20"
      height="20"
      borderRadius="l2"
      borderWidth="1px"
      color="fg.muted"
    >
      <ImageOff />
    </Center>
  );
}
