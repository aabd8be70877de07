/** Words of the offer on English pages to visitors whose browser prefers Hindi. */

export const language = 'भाषा';
export const link = 'यह पेज हिंदी में पढ़ें';
export const dismiss = 'बंद करें';
