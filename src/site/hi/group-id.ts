import { groupId as englishGroupId } from '../group-id.ts';
import { englishGroups, groups } from './services.ts';

/** Returns the id of the section of a group of services on About: that of the English page. */
export const groupId = (group: string) =>
  englishGroupId(englishGroups.find((_name, index) => groups[index] === group) ?? group);
