export const loading = 'लोड हो रहा है…';

export const pageNotFound = 'पेज नहीं मिला';

export const inEnglish = '(अंग्रेज़ी में)';
