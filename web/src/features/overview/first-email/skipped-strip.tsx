import { Button, Text } from '@chakra-ui/react';
import { Strip } from '../../../components/strip.tsx';

/** The way back to the first email, for a person who skipped it. */
export const SkippedStrip = ({ onBack }: { onBack: () => void }) => (
  <Strip>
    <Text fontWeight="500">You haven’t sent your first email yet</Text>
    <Button size="xs" variant="outline" ms="auto" onClick={onBack}>
      Send your first email
    </Button>
  </Strip>
);
