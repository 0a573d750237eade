import {
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeProps,
} from '@chakra-ui/react/styled-system';

/** A link that looks like a button. `Button asChild` would leave `type="button"` on it, which is wrong for a link. */
export const LinkButton = createRecipeContext({ key: 'button' }).withContext<
  HTMLAnchorElement,
  HTMLChakraProps<'a', RecipeProps<'button'>>
>('a');
