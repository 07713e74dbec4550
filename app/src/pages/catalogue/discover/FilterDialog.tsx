// A module of its own, so that the sheet and what holds its focus are loaded when they are asked for.
export { FilterDialog } from '@medeina/design-system/domain/FilterDialog';
