/** Returns the id of the section of a group of services on About. */
export const groupId = (group: string) => group.toLowerCase().replaceAll(' ', '-');
