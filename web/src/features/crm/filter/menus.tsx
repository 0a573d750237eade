/** What `load-menus.ts` loads: the menus above the table and what is in them, an empty list, and an offer. */
export { Explanation as Menu } from '../../../components/explanation.tsx';
export { SaveView, ViewActs } from '../saved-views/view-editor.tsx';
export { ColumnList } from '../table/column-list.tsx';
export { EmptyView, LostView } from '../search/empty-view.tsx';
export { ListActs } from '../list/list-acts.tsx';
export { WorkOffer } from '../list/work-offer.tsx';
export { AllFacets } from './all-facets.tsx';
export { FacetMenu } from './facet-options.tsx';
export { Sheet } from './sheet.tsx';
