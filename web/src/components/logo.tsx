import { chakra } from '@chakra-ui/react';

/** The mark: a V that sends its wave. Decorative; the name is beside it or in a label. */
export function Logo({ size = '7' }: { size?: string }) {
  return (
    <chakra.img
      src="/logo.svg"
      alt=""
      htmlWidth="28"
      htmlHeight="28"
      boxSize={size}
      flexShrink={0}
    />
  );
}

/** The mark with the name of the product. */
export function LogoWithName() {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5">
      <Logo />
      <chakra.span fontFamily="heading" fontWeight="700" fontSize="md" letterSpacing="-0.02em">
        Vibes Outreach
      </chakra.span>
    </chakra.span>
  );
}
