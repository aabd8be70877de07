export const listIs = 'दस्तावेज़ों की सूची: {title}।';
export const youHave = 'आपके पास हैं: {names}।';
export const notTicked = 'बाकी {count} पर टिक नहीं है।';
