/** The menus above the table: one chunk, loaded when the page has its data or a menu is wanted. */
export const loadMenus = () => import('./menus.tsx');
export type Menus = Awaited<ReturnType<typeof loadMenus>>;
