import { Box } from '@chakra-ui/react';
import { FormFault } from '../../../components/form/form-fault.tsx';

/** Why the press went no further, announced: no toast says it too. */
export const FirstFault = ({ sentence }: { sentence: string }) => (
  <Box role="alert">
    <FormFault sentence={sentence} />
  </Box>
);
