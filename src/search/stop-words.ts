import { normalizeWord } from './spelling.ts';

const inLatin = `a aana aap about an and any apna apni apne apply are at aur banana banaye bane banna banwana batao bataye by can
  chahie chahiye chahye chahta chahti chaiye dena dene do for from gaya get give hai hain have ho hoon hota hoti how hu
  hun i in is it jana ka kab kahan kaise kar karein karna karne karo karvana karwana kaun ke kese khareedna kharidna
  kholna ki kisi kitna kitne kitni ko kuch kya lagana lagaye lena lene liye loge me mein mera mere meri mil mila
  milega milegi milta milti much mujhe my need of on or par pe please raha rahi rakhkar sakta sakte sakti se tak the to wala wale want what
  when where which who will with ya yeh you your`;
const inDevanagari = `अगर अपना अपनी अपने आप आपका आपकी आपके आपको इस इसका इसके इसमें इसे उन उनका उनके उन्हें उस उसका उसकी उसके उसे एक और
  करता करती करते करना करने करवाना करें का कि किस किसका किसी की कुछ के कैसे कैसा कैसी को कोई कौन क्या गया चाहता
  चाहती चाहिए जब जाए जाता जाती जाते जाने जिस जिसका जिसमें जैसे जो तक तब तो था थी थे दें दे देता देती देते देना
  देने न नहीं ने पर पाना फिर भी मिल मिलता मिलती मिलेगा मिलेगी मुझे में मेरा मेरी मेरे मैं यह ये या रखकर रहा रही
  रहे लिए ले लेना लेने लें वाला वाली वाले वह साथ सिर्फ़ से सा सी सकता सकती सकते हम हमारा हमारी हमारे हमें हर ही
  हुआ हुई हुए हूँ है हैं हो हों होगा होता होती होना कब कहाँ कितना कितनी कितने होने`;

/** Words of questions, in English and in Hindi, that do not help to find a page. */
export const STOP_WORDS = new Set(`${inLatin} ${inDevanagari}`.split(/\s+/).map(normalizeWord));
