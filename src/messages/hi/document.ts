export const loading = 'लोड हो रहा है…';
export const connectionLost = 'इंटरनेट धीमा है या बंद हो गया है। इंटरनेट लौटते ही काम अपने-आप आगे बढ़ेगा।';

export const feedTitle = 'लेख (अंग्रेज़ी में)';

export const pdfNote = '{date} की जानकारी। पेज पर इससे नई जानकारी हो सकती है।';

export const pageNotFound = 'पेज नहीं मिला';

export const inEnglish = '(अंग्रेज़ी में)';

export const pictureText = '{label}: शीर्षक, और साथ में नोट जैसी महीन रेखाओं का गोल चित्र';
