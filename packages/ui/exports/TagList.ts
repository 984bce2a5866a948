export { TagList, type TagItem, type TagListProps } from '../src/primitives/Tag/TagList.tsx';
